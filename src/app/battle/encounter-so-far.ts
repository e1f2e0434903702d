import type { RollId } from '#kernel/dice/dice';
import { describeEvent } from '#fog/moderator-log/describe';
import type { Names } from '#fog/moderator-log/names';
import { groupBy } from '#kernel/collections/group-by';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';
import type { BattleId, UnitId } from '#model/campaign/ids';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';
import type { Document } from '#report/document/document';
import {
  type BattleSoFar,
  type EncounterPart,
  encounterReport,
  type UnitNow,
} from '#report/reports/encounter-report';
import type { Aboard } from '#report/sections/gone-along';
import { UNIT_STATES } from '#report/sections/step-notes';
import { listed } from '#kernel/words/listed';
import type { ToldEncounter } from '#app/run/questions/told-by-encounter';
import { enteredIn } from './entered-in.ts';
import { playedEvents } from './played-events.ts';
import { recordLines, shownRolls } from './record-lines.ts';

type Known = Readonly<{
  rolls: ReadonlyMap<RollId, Roll>;
  names: Names;
  /** Who is aboard whom. */
  aboard: Aboard<UnitId>;
}>;
type Moment = EventOf<'BattleMoment'>;
type Line = Extract<EncounterPart, { kind: 'lines' }>['lines'][number];
type Part = Readonly<{ kind: 'lines'; lines: Line[] }> | Extract<EncounterPart, { kind: 'battle' }>;

/** Everything that has happened in an encounter so far, for the moderator. @rule CSC-15 */
export function encounterSoFar({ place, events }: ToldEncounter, known: Known): Document {
  const title = `Events so far at ${known.names.place(place)}`;
  return encounterReport({ title, facts: [], parts: partsOf(events, known) });
}

/** The events in order. Each battle is one entry, at the place where it began. */
function partsOf(events: readonly CampaignEvent[], known: Known): readonly EncounterPart[] {
  const moments = groupBy(events.filter(isMoment), ({ battle }) => battle);
  const told = new Set<BattleId>();
  const parts: Part[] = [];
  for (const event of events) {
    if (!isMoment(event)) {
      const last = parts.at(-1);
      const line = lineOfEvent(event, known);
      if (last?.kind === 'lines') last.lines.push(line);
      else parts.push({ kind: 'lines', lines: [line] });
    } else if (!told.has(event.battle)) {
      told.add(event.battle);
      parts.push({ kind: 'battle', battle: battleOf(moments.get(event.battle) ?? [], known) });
    }
  }
  return parts;
}

const isMoment = (event: CampaignEvent): event is Moment => event.type === 'BattleMoment';

function lineOfEvent(event: Exclude<CampaignEvent, Moment>, { names, rolls }: Known): Line {
  const { cite } = event;
  // The rule comes last, as everywhere else on the page.
  const text = describeEvent(event, names).slice(cite.length + 1);
  return { text, cite, rolls: shownRolls(event.rolls, rolls) };
}

function battleOf(moments: readonly Moment[], known: Known): BattleSoFar {
  const nameOf = (side: BattleSide): string =>
    listed((moments[0]?.sides[side] ?? []).map(known.names.empire));
  const sides = [nameOf('attacker'), nameOf('defender')] as const;
  const events = moments.map(({ moment }) => moment);
  return {
    sides,
    units: unitsNow(events, { sides, ...known }),
    record: recordLines(events, known),
  };
}

/** All units that have entered, in that order, as the last step left them. */
function unitsNow(
  events: readonly BattleEvent[],
  { sides, names, aboard }: Known & Pick<BattleSoFar, 'sides'>,
): readonly UnitNow[] {
  const now = new Map<string, UnitNow>();
  for (const [index, { changes }] of playedEvents(events, aboard).entries()) {
    const event = events[index];
    for (const { tag, owner, design, name } of event === undefined ? [] : enteredIn(event)) {
      const known = { mark: tag, design: names.design(design), name, side: names.empire(owner) };
      now.set(tag, { ...known, now: now.get(tag)?.now ?? '' });
    }
    for (const { tag, side, to } of changes) {
      const before = now.get(tag) ?? { mark: tag, side: sides[side], design: '', name: '' };
      now.set(tag, { ...before, now: UNIT_STATES[to] });
    }
  }
  return [...now.values()];
}
