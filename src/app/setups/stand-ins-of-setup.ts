import type { PlannedCampaign } from '#app/campaigns/planned-campaign';
import type { SetupSeat } from '#app/setup/setup';
import {
  type ChosenStandIn,
  standInIssue,
  type StandInWords,
  wishedStandIn,
} from '#app/machine/wished-stand-in';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';
import type { EmpireId } from '#model/campaign/ids';
import { USUAL_MACHINE } from '#model/campaign/machine-player';

/** Who plays in the place of a player of a setup, by their number. */
export type PlayerStandIn = StandInWords & Readonly<{ player: number }>;

type Known = Readonly<{
  /** In player order. */
  seats: readonly SetupSeat[];
  /** The empires with a player. */
  players: ReadonlyMap<EmpireId, unknown>;
  chosen: readonly PlayerStandIn[];
}>;

/** What becomes of an absent player whom the moderator chose nothing for. */
const USUAL: StandInWords = { kind: 'machine', ...USUAL_MACHINE };
const PLAYER: StandInWords = { ...USUAL, kind: 'player' };

const isPresent = (seat: SetupSeat | undefined, hasPlayer: boolean): boolean =>
  hasPlayer && seat?.absent !== true;

/**
 * Who plays the empires of a setup whose players are absent or not yet found.
 * @rule TURN-5
 * @ruling A player who is absent when a setup ends is absent in the campaign: a machine (Standard, balanced) plays until they write
 *   orders, unless the moderator chooses another at the start.
 */
export function standInsOf(
  empires: readonly EmpireId[],
  { seats, players, chosen }: Known,
): Outcome<PlannedCampaign['machines']> {
  const machines = new Map<EmpireId, ChosenStandIn>();
  const issues: InputIssue[] = [];
  for (const [index, empire] of empires.entries()) {
    const own = chosen.find(({ player }) => player === index + 1);
    const usual = seats[index]?.absent === true ? USUAL : PLAYER;
    const wish = wishedStandIn(own ?? usual);
    if (!wish.ok) issues.push(...wish.error.issues);
    else if (wish.value === null) continue;
    else if (isPresent(seats[index], players.has(empire))) {
      issues.push(standInIssue(`player-${String(index + 1)}`, IS_PRESENT));
    } else machines.set(empire, wish.value);
  }
  return issues.length === 0 ? ok(machines) : refuse('STAND_IN_REFUSED', issues);
}

const IS_PRESENT =
  'This player plays their empire themselves. Choose a stand-in only for an absent player.';
