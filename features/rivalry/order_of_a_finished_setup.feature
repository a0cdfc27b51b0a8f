@components:small
Feature: The order of a finished setup

  @clause:rivalry.setup.additional_army_at_a_city
  Rule: The order of the placed pieces does not show which of them is the additional army

    Scenario: A finished setup may name the armies away from the cities before those at the cities
      Given a new game in which the Republic has placed 22 foot armies on E8, 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12, and a first roll of 6 (4 and 2)
      And the game is played on the small map
      And the Republic has one city at each of C8, C9, C12 and E12
      Then the Republic has only 22 foot armies on E8, 1 foot army on C8, 1 foot army on C9, 1 foot army on C12 and 1 foot army on E12
      And it is the Republic's turn
