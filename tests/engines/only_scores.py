"""Has no verb but `outcome`. That is allowed."""

from market import Engine, serve


class Faulty(Engine):
    verbs = ("outcome",)


serve(Faulty())
