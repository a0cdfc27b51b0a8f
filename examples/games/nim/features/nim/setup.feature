Feature: Setting up

  @clause:nim.setup.one_heap
  Rule: All counters begin in one heap

    Scenario: Ten counters lie in the heap
      Given a new game for Red and Blue
      Then the heap holds 10 counters
