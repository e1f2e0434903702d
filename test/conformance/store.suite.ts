import { describe, expect, test } from 'vitest';
import type { CampaignId } from '#app/ports/campaign-record';
import type { CampaignStore, Change } from '#app/ports/campaign-store';
import type { EventsWanted, Question } from '#app/ports/turn-record';
import { brandAs } from '#kernel/brand/brand';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { BattleEventType } from '#model/battle/battle-event';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import { empireId, systemId } from '#test/support/campaign';
import {
  AT,
  ID,
  born,
  campaignRow,
  human,
  publication,
  question,
  record,
  rollRuling,
  run,
  sheet,
  state,
} from './store.fixtures.ts';

/** What every store must do; run for the one in memory and for the one on disk. */
export function runStoreSuite(name: string, open: () => Promise<CampaignStore>): void {
  const opened = async (...changes: readonly Change[]): Promise<CampaignStore> => {
    const store = await open();
    const committed = await store.commit({
      campaign: ID,
      revision: 0,
      changes: [...born, ...changes],
    });
    expect(committed.ok).toBe(true);
    return store;
  };

  describe(`${name}: campaigns and their games`, () => {
    test('a campaign is found by id and by slug, with the game as it was given', async () => {
      const store = await opened();
      await store.read(async (reader) => {
        expect(await reader.campaign(ID)).toEqual(campaignRow({ revision: 1 }));
        expect(await reader.campaignBySlug('first-light')).toEqual(campaignRow({ revision: 1 }));
        expect(await reader.campaignBySlug('another')).toBeUndefined();
        expect(await reader.campaigns()).toHaveLength(1);
        expect(canonicalJson(await reader.state(ID))).toBe(canonicalJson(state));
        expect(await reader.empires(ID)).toEqual(state.empires);
      });
    });

    test('only what changed is written, what is gone is removed, turn and phase go along', async () => {
      const store = await opened();
      const kept = systemId('H0202');
      const systems = { [kept]: { ...state.systems[kept]!, census: 3 } };
      const after = { ...state, systems, turn: 2, phase: 'movement' as const };
      const changes: Change[] = [{ put: 'state', before: state, after }];
      await store.commit({ campaign: ID, revision: 1, changes });
      const read = await store.read((reader) => reader.state(ID));
      expect(canonicalJson(read)).toBe(canonicalJson(after));
    });

    test('a commit on an older revision is stale and writes nothing', async () => {
      const store = await opened();
      const name2: Change = { put: 'campaign', campaign: campaignRow({ name: 'Second' }) };
      expect((await store.commit({ campaign: ID, revision: 1, changes: [name2] })).ok).toBe(true);
      const name3: Change = { put: 'campaign', campaign: campaignRow({ name: 'Third' }) };
      const late = await store.commit({ campaign: ID, revision: 1, changes: [name3] });
      expect(late).toEqual({ ok: false, error: { kind: 'stale' } });
      const again = await store.commit({ campaign: ID, revision: 0, changes: born });
      expect(again.ok).toBe(false);
      const row = await store.read((reader) => reader.campaign(ID));
      expect(row).toMatchObject({ name: 'Second', revision: 2 });
    });

    test('of two commits at the same moment exactly one is written', async () => {
      const store = await opened();
      const rename = (text: string): readonly Change[] => [
        { put: 'campaign', campaign: campaignRow({ name: text }) },
      ];
      const done = await Promise.all(
        ['A', 'B', 'C'].map((text) =>
          store.commit({ campaign: ID, revision: 1, changes: rename(text) }),
        ),
      );
      expect(done.filter((one) => one.ok)).toHaveLength(1);
      expect(await store.read((reader) => reader.campaign(ID))).toMatchObject({ revision: 2 });
    });

    test('a commit that fails in the middle leaves nothing behind', async () => {
      const store = await opened();
      const clash = campaignRow({ id: brandAs<CampaignId>('c2') });
      const changes: Change[] = [
        { put: 'sheet', sheet: sheet() },
        { put: 'run', run: run(1), record },
        { put: 'campaign', campaign: clash },
      ];
      await expect(
        store.commit({ campaign: clash.id, revision: 0, changes: changes.slice(2) }),
      ).rejects.toThrow();
      await store.read(async (reader) => {
        expect(await reader.campaign(clash.id)).toBeUndefined();
        expect(await reader.sheets(ID, 1)).toEqual([]);
        expect(await reader.runs(ID)).toEqual([]);
        expect(await reader.lastRun(ID)).toBeUndefined();
      });
    });
  });

  describe(`${name}: turns`, () => {
    test('a run keeps its events, dice and answers; later runs can be marked undone', async () => {
      const store = await opened(
        { put: 'run', run: run(1), record },
        { put: 'run', run: run(2), record: { ...record, events: [] } },
        { put: 'runs-undone', after: 1 },
      );
      await store.read(async (reader) => {
        const runs = await reader.runs(ID);
        expect(runs.map((one) => one.undone)).toEqual([false, true]);
        expect(await reader.lastRun(ID)).toEqual(runs[0]);
        expect(await reader.record(ID, 1)).toEqual(record);
        expect((await reader.record(ID, 2)).events).toEqual([]);
      });
    });

    test('a page of events has those of runs that were not undone, the last first, by type or by an id in them', async () => {
      const opens = (turn: number, label: string): CampaignEvent => ({
        ...record.events[0]!,
        ...{ type: 'TurnOpened', turn, label },
      });
      const store = await opened(
        {
          put: 'run',
          run: run(1),
          record: { ...record, events: [opens(3, 'A"1'), opens(4, 'B')] },
        },
        { put: 'run', run: run(2), record: { ...record, events: [opens(5, 'B'), opens(6, 'BB')] } },
        { put: 'run', run: run(3), record: { ...record, events: [opens(7, 'B')] } },
        { put: 'runs-undone', after: 2 },
      );
      const turnsOf = (wanted: Partial<EventsWanted>) =>
        store.read(async (reader) => {
          const { events, total } = await reader.eventPage(ID, { skip: 0, take: 10, ...wanted });
          return [total, events.map(({ event }) => (event.type === 'TurnOpened' ? event.turn : 0))];
        });
      expect(await turnsOf({})).toEqual([4, [6, 5, 4, 3]]);
      expect(await turnsOf({ skip: 1, take: 2 })).toEqual([4, [5, 4]]);
      expect(await turnsOf({ since: 2 })).toEqual([2, [6, 5]]);
      expect(await turnsOf({ about: ['B'] })).toEqual([2, [5, 4]]);
      expect(await turnsOf({ about: ['A"1', 'BB'] })).toEqual([2, [6, 3]]);
      expect(await turnsOf({ types: ['TurnEnded'] })).toEqual([0, []]);
      expect(await turnsOf({ without: ['TurnOpened'] })).toEqual([0, []]);
      expect(await turnsOf({ types: ['TurnOpened'], without: ['TurnEnded'] })).toEqual([
        4,
        [6, 5, 4, 3],
      ]);
    });

    test('a page of events can have only some steps of battles, beside all other events', async () => {
      const step = (type: BattleEventType): CampaignEvent => ({
        ...record.events[0]!,
        ...({ type: 'BattleMoment', moment: { type } } as EventOf<'BattleMoment'>),
      });
      const events = [step('FireRolled'), step('TaskForceFormed'), record.events[0]!];
      const store = await opened({ put: 'run', run: run(1), record: { ...record, events } });
      const moments = ['TaskForceFormed', 'ReinforcementsEntered'] as const;
      const page = await store.read((reader) =>
        reader.eventPage(ID, { moments, skip: 0, take: 10 }),
      );
      expect(page.total).toBe(2);
      expect(page.events.map(({ event }) => event)).toEqual([events[2], events[1]]);
    });

    test('checkpoints come back as they were and can be given up', async () => {
      const head = { turn: 1, phase: 'opening', attempt: 1, hash: 'h' } as const;
      const store = await opened(
        { put: 'checkpoint', head: { ...head, version: 0 }, state },
        { put: 'checkpoint', head: { ...head, version: 3 }, state: { ...state, turn: 9 } },
      );
      const drop: Change = { put: 'checkpoints-dropped', versions: [3, 7] };
      await store.read(async (reader) => {
        expect((await reader.checkpoints(ID)).map((one) => one.version)).toEqual([0, 3]);
        expect((await reader.checkpoint(ID, 3))?.turn).toBe(9);
      });
      await store.commit({ campaign: ID, revision: 1, changes: [drop] });
      await store.read(async (reader) => {
        expect(await reader.checkpoints(ID)).toEqual([{ ...head, version: 0 }]);
        expect(await reader.checkpoint(ID, 3)).toBeUndefined();
      });
    });

    test('a question is kept with all it shows, and then with its answer', async () => {
      const store = await opened({ put: 'question', question: question('open') });
      const answered: Change = { put: 'question', question: question('answered') };
      expect(await store.read((reader) => reader.questions(ID, 2))).toEqual([question('open')]);
      await store.commit({ campaign: ID, revision: 1, changes: [answered] });
      expect(await store.read((reader) => reader.questions(ID, 2))).toEqual([question('answered')]);
      expect(await store.read((reader) => reader.questions(ID, 1))).toEqual([]);
      expect(await store.read((reader) => reader.allQuestions(ID))).toEqual([question('answered')]);
    });

    test('a question that is asked again keeps the words and the answer that it had before', async () => {
      const again: Question = { ...question('open'), past: [question('answered')] };
      const store = await opened({ put: 'question', question: question('answered') });
      const change: Change = { put: 'question', question: again };
      await store.commit({ campaign: ID, revision: 1, changes: [change] });
      expect(await store.read((reader) => reader.questions(ID, 2))).toEqual([again]);
    });

    test('the last ruling on a roll counts, in the phase in which it was made; rolls come by their names', async () => {
      const store = await opened(
        { put: 'roll-ruling', ruling: rollRuling('b', [4]) },
        { put: 'roll-ruling', ruling: rollRuling('a', [1, 2]) },
      );
      const change: Change = { put: 'roll-ruling', ruling: rollRuling('a', null) };
      await store.commit({ campaign: ID, revision: 1, changes: [change] });
      const kept = [rollRuling('a', null), rollRuling('b', [4])];
      expect(await store.read((reader) => reader.rollRulings(ID, 2))).toEqual(kept);
      expect(await store.read((reader) => reader.rollRulings(ID, 1))).toEqual([]);
    });

    test('what was issued stays readable after its run was undone', async () => {
      const store = await opened(
        { put: 'run', run: run(1), record },
        { put: 'run', run: run(3), record },
        { put: 'publication', publication: publication(1, 1) },
        { put: 'publication', publication: publication(2, 3) },
        { put: 'runs-undone', after: 2 },
      );
      await store.read(async (reader) => {
        const heads = await reader.publications(ID);
        expect(heads).toEqual([
          { turn: 1, version: 1, publishedAt: AT, undone: false },
          { turn: 1, version: 3, publishedAt: AT, undone: true },
        ]);
        const which = { turn: 1, edition: 2, empire: human };
        expect(await reader.publication(ID, which)).toEqual(publication(2, 3));
        const other = { ...which, empire: empireId('loran') };
        expect(await reader.publication(ID, other)).toBeUndefined();
        expect(await reader.allPublications(ID)).toEqual([publication(1, 1), publication(2, 3)]);
      });
    });
  });

  describe(`${name}: editions`, () => {
    test('each empire has its own, and those of amendments are no issue to all', async () => {
      const loran = empireId('loran');
      const store = await opened(
        { put: 'run', run: run(1), record },
        { put: 'run', run: run(2, 'amendment'), record },
        { put: 'run', run: run(3, 'amendment'), record },
        { put: 'publication', publication: publication(1, 1, loran) },
        { put: 'publication', publication: publication(1, 1) },
        { put: 'publication', publication: publication(2, 2) },
        { put: 'publication', publication: publication(3, 3) },
        { put: 'runs-undone', after: 2 },
      );
      const head = { turn: 1, publishedAt: AT, undone: false } as const;
      const first = { ...head, edition: 1, version: 1, kind: 'phase' };
      await store.read(async (reader) => {
        expect(await reader.publications(ID)).toEqual([{ ...head, version: 1 }]);
        expect(await reader.issuedTo(ID, loran)).toEqual([first]);
        expect(await reader.issuedTo(ID, human)).toEqual([
          first,
          { ...head, edition: 2, version: 2, kind: 'amendment' },
          { ...head, edition: 3, version: 3, kind: 'amendment', undone: true },
        ]);
        expect(await reader.issuedTo(ID, empireId('kili'))).toEqual([]);
      });
    });
  });

  describe(`${name}: the desk`, () => {
    test('what was done at the desk is noted in order', async () => {
      const entry = (detail: string): Change => ({
        put: 'audit',
        entry: { at: AT, by: { kind: 'moderator' }, act: 'phase-run', version: 1, detail },
      });
      const store = await opened(entry('b'), entry('a'));
      const audit = await store.read((reader) => reader.audit(ID));
      expect(audit.map((one) => one.detail)).toEqual(['b', 'a']);
    });
  });
}
