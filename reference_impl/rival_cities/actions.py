"""The decisions of a seat, in the shape of `schemas/rival_cities/action.json`, which describes each of
them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .effects import Goods, Product
from .pending import SpaceName


class _Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A decision."""


class Move(_Action, frozen=True, tag="move"):
    spaces: int


class Pay(_Action, frozen=True, tag="pay"):
    product: Product


class Save(_Action, frozen=True, tag="save"):
    product: Product


class Choose(_Action, frozen=True, tag="choose"):
    product: Product


class UseCard(_Action, frozen=True, tag="use_card"):
    """Option A."""


class PlayCard(_Action, frozen=True, tag="play_card"):
    """Option B."""

    card: str


class OptionC(_Action, frozen=True, tag="option_c"):
    """Option C: A and B."""


class TakeCard(_Action, frozen=True, tag="take_card"):
    """Option D."""


class ChooseHalf(_Action, frozen=True, tag="choose_half"):
    half: Literal["left", "right"]


class Produce(_Action, frozen=True, tag="produce"):
    products: Goods
    factories: Annotated[int, Meta(ge=0)]


class TakeGift(_Action, frozen=True, tag="gift"):
    products: Goods


class TakeGain(_Action, frozen=True, tag="gain"):
    goods: Goods


class GainStars(_Action, frozen=True, tag="gain_stars"):
    stars: int


class Donate(_Action, frozen=True, tag="donate"):
    pay: Goods
    stars: int


class DonateNothing(_Action, frozen=True, tag="donate_nothing"):
    pay: Goods
    stars: int


class Swap(_Action, frozen=True, tag="swap"):
    give: Product
    take: Product


class Draw(_Action, frozen=True, tag="draw"):
    pass


class Build(_Action, frozen=True, tag="build"):
    pay: Goods


class Reactivate(_Action, frozen=True, tag="reactivate"):
    pass


class EarnPrestige(_Action, frozen=True, tag="earn_prestige"):
    pass


class FormAlliance(_Action, frozen=True, tag="form_alliance"):
    alliance: str


class Purchase(_Action, frozen=True, tag="purchase"):
    ship: str


class Advance(_Action, frozen=True, tag="advance"):
    space: SpaceName


class PayAgain(_Action, frozen=True, tag="pay_again"):
    pass


class Resolve(_Action, frozen=True, tag="resolve"):
    pass


class SwapLawsuits(_Action, frozen=True, tag="swap_lawsuits"):
    spaces: tuple[SpaceName, SpaceName]


class Raid(_Action, frozen=True, tag="piracy"):
    most: int


class Steal(_Action, frozen=True, tag="steal"):
    product: Product


class Repeat(_Action, frozen=True, tag="repeat", rename={"source": "with"}):
    source: str


class PayUpkeep(_Action, frozen=True, tag="pay_upkeep"):
    alliance: str


class ReturnAlliance(_Action, frozen=True, tag="return_alliance"):
    alliance: str


class Income(_Action, frozen=True, tag="income"):
    ship: str


class Exchange(_Action, frozen=True, tag="exchange"):
    """A letter exchange."""

    give: Product
    take: Product


class Done(_Action, frozen=True, tag="done"):
    """Stop choosing."""


Gaining = (
    Produce | TakeGift | TakeGain | GainStars | Donate | DonateNothing | Swap | Draw | Build | Reactivate
)
OnTheBoard = EarnPrestige | FormAlliance | Purchase | Advance | Resolve | SwapLawsuits | Raid
Deed = Gaining | OnTheBoard
"""The actions of a player that perform an action shown on a card."""
Course = (
    Move | Pay | UseCard | PlayCard | OptionC | TakeCard | ChooseHalf | PayUpkeep | ReturnAlliance | Income
)
Action = Deed | Course | Save | Choose | PayAgain | Steal | Repeat | Exchange | Done
