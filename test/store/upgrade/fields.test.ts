import { expect, test } from 'vitest';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Publication } from '#app/ports/turn-record';
import type { EmpireView } from '#fog/views/empire-view';
import { compareText } from '#kernel/result/compare-text';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import { deskOf, done } from '#test/support/desk';
import { openOld, seatsOf } from './old-database.ts';

const fieldsOf = (value: object): readonly string[] => Object.keys(value).sort(compareText);

/** The fields of the first row of each table, and of the values in an empire. */
function fieldsOfState(state: CampaignState): unknown {
  const [empire] = Object.values(state.empires);
  const rows = TABLE_NAMES.flatMap((name) => {
    const row: unknown = Object.values(state[name])[0];
    return typeof row === 'object' && row !== null ? [[name, fieldsOf(row)] as const] : [];
  });
  const parts = { state: fieldsOf(state), standing: fieldsOf(empire!.standing) };
  return { ...parts, ...Object.fromEntries(rows) };
}

/** Fields that views of older programs lack. */
const LACKING: ReadonlySet<string> = new Set(['toCome', 'onGround', 'blockades']);

function fieldsOfView(view: EmpireView): unknown {
  return {
    view: fieldsOf(view).filter((field) => !LACKING.has(field)),
    empire: fieldsOf(view.empire),
    standing: fieldsOf(view.empire.standing),
    rules: fieldsOf(view.rules),
    home: fieldsOf(view.systems[view.empire.homeworld]!.own!),
    fleet: fieldsOf(Object.values(view.fleets)[0]!),
    unit: fieldsOf(Object.values(view.units)[0]!),
  };
}

type Told = Readonly<{ type: string }>;

/**
 * Fields that an event can lack: how a contact ended, what is left of it and its flights; in older records who fired how much, and why a
 * battle was lost.
 */
const OPTIONAL: ReadonlySet<string> = new Set([
  ...['ended', 'left', 'fallen', 'flights', 'shooters', 'BattleEnded.because'],
]);

/** The fields of all that was told, by its type. */
function fieldsByType(all: readonly Told[]): ReadonlyMap<string, readonly string[]> {
  const flat = all.flatMap((one): Told[] => ('moment' in one ? [one, one.moment as Told] : [one]));
  const isOptional = (type: string, field: string): boolean =>
    OPTIONAL.has(field) || OPTIONAL.has(`${type}.${field}`);
  const told = (one: Told) => fieldsOf(one).filter((field) => !isOptional(one.type, field));
  return new Map(flat.map((one) => [one.type, told(one)]));
}

/** Types that were told before and after, each with its fields in both. */
function compared(before: readonly Told[], after: readonly Told[]) {
  const then = fieldsByType(before);
  const now = fieldsByType(after);
  const both = [...then.keys()].filter((type) => now.has(type));
  // What was told before may have fields more.
  const asNow = both.map((type) => [
    type,
    then.get(type)?.filter((field) => now.get(type)?.includes(field)),
  ]);
  return { both, then: asNow, now: both.map((type) => [type, now.get(type)]) };
}

test('a game and a report of before have every field that a new one has', async () => {
  const fresh = await deskOf();
  done(await fresh.use.runTurn({ actor: fresh.moderator, version: 0 }));
  const old = await openOld();
  const { actor, human } = await seatsOf(old, 'first-contact');
  const read = async (reader: StoreReader, id: typeof actor.campaign) => {
    const which = { turn: 1, edition: 1, empire: human.empire };
    return {
      campaign: fieldsOf((await reader.campaign(id))!.rules),
      live: fieldsOfState(await reader.state(id)),
      kept: fieldsOfState((await reader.checkpoint(id, 1))!),
      issued: fieldsOfView((await reader.publication(id, which))!.view),
    };
  };
  const before = await old.read((reader) => read(reader, actor.campaign));
  const now = await fresh.ports.store.read((reader) => read(reader, fresh.moderator.campaign));
  expect(before.campaign).toEqual(now.campaign);
  expect(before.kept).toEqual(now.kept);
  expect(before.live).toMatchObject(now.live as object);
  expect(before.issued).toEqual(now.issued);
});

test('what was told before has every field that it has when it is told now', async () => {
  const old = await openOld();
  const { actor, desk, run, undoTo } = await seatsOf(old, 'first-contact');
  const { version } = await desk();
  // The battle of turn 2 is fought again: the sheets of both are there, as drafts.
  await undoTo(7);
  for (const { empire } of (await desk()).sheets) {
    const player = { kind: 'player', campaign: actor.campaign, empire } as const;
    const { orders } = (await old.read((reader) =>
      reader.sheet(actor.campaign, { turn: 2, empire, status: 'draft' }),
    ))!;
    done(await old.use.submitOrders({ actor: player, turn: 2, orders }));
  }
  await run();
  const { events, seen } = await old.read(async (reader) => {
    const runs = await reader.runs(actor.campaign);
    const records = await Promise.all(
      runs.map(async (one) => ({ one, ...(await reader.record(actor.campaign, one.version)) })),
    );
    const issued = await reader.allPublications(actor.campaign);
    const told = (some: readonly Publication[]) => some.flatMap((one) => one.seen);
    const happened = (some: typeof records) => some.flatMap((one) => one.events);
    return {
      events: compared(
        happened(records.filter(({ one }) => one.version <= version)),
        happened(records.filter(({ one }) => one.version > version)),
      ),
      seen: compared(
        told(issued.filter((one) => one.version <= version)),
        told(issued.filter((one) => one.version > version)),
      ),
    };
  });
  expect(events.both).toContain('BattleEnded');
  expect(events.then).toEqual(events.now);
  expect(seen.both).toContain('SurpriseRolled');
  expect(seen.then).toEqual(seen.now);
});
