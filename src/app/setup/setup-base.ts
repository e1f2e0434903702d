import type { Scenario, ScenarioForce } from '#content/scenarios/scenario-schema';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import type { AutomaticChoice } from './automatic-choice.ts';

/** What a player can decide, and what they can spend. */
export type BaseSeat = Readonly<{
  /** The key of the empire. */
  key: string;
  choose: readonly ('name' | 'forceList' | 'forces')[];
  /** The points for first units; null: the units are fixed. */
  points: number | null;
  /** The units that a scenario gives an empire that chooses none; null: it buys them. */
  usual: readonly ScenarioForce[] | null;
}>;

/** A map with its empires, before colonies are placed and units are bought. */
export type SetupBase = Readonly<{
  scenario: Scenario;
  /** The settings of a map that is drawn; null: it is a scenario. */
  drawn: GalaxySettings | null;
  /** In player order. */
  seats: readonly BaseSeat[];
  /** The place of each homeworld on the outermost ring of a map that is drawn. */
  homes: readonly number[];
  chosen: readonly AutomaticChoice[];
}>;
