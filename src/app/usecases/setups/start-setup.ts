import type { ForceLists } from '#content/force-lists/force-lists';
import { type UseCase, guarded } from '#app/guarded';
import {
  type CreatedCampaign,
  keepCampaign,
  type PlannedCampaign,
} from '#app/campaigns/planned-campaign';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import type { SetupVersion } from '#app/ports/setup-record';
import { retrying } from '#app/retrying';
import { type PlayerStandIn, standInsOf } from '#app/setups/stand-ins-of-setup';
import { acted } from '#app/setup/acted';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import type { Setup } from '#app/setup/setup';
import { type GuidedStart, startOfSetup } from '#app/setup/start-of-setup';
import { actText } from '#app/setups/act-words';
import { seenOf } from '#app/setups/seen-of';
import { type AtSetup, readModerating, type SetupSitting } from '#app/setups/setup-sitting';
import { setupOfText, textOfSetup } from '#app/setups/setup-text';
import { type Outcome, refuse } from '#app/use-case-error';
import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';
import type { CampaignId } from '#app/ports/campaign-record';
import type { EmpireId } from '#model/campaign/ids';

type StartInput = AtSetup &
  Readonly<{
    seen: string | null;
    forceLists: string;
    /** Who plays in the place of players who are absent or not yet found; left out: as the setup decides for them. */
    machines?: readonly PlayerStandIn[];
  }>;

/** The campaign, with the links of the empires that nobody has taken yet. */
export type StartedSetup = Pick<CreatedCampaign, 'slug' | 'name' | 'players' | 'machines'>;

/** Makes the campaign of a setup. Everybody who has a seat in the setup has it in the campaign at once. */
export const startSetup = (ports: Ports): UseCase<StartInput, StartedSetup> =>
  guarded(async ({ seen, forceLists, machines = [], ...at }) => {
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    return retrying(async (): Promise<Outcome<StartedSetup> | 'again'> => {
      const now = ports.clock.now();
      const read = await ports.store.read(async (reader) => {
        const sitting = await readModerating(reader, at, now);
        return sitting.ok ? ok(await withPeople(reader, sitting.value)) : sitting;
      });
      if (!read.ok) return read;
      const starting = startOf(read.value, { seen, lists: lists.value, now, machines });
      return starting.ok ? keep(ports, starting.value) : starting;
    });
  });

type Starting = Seated &
  Readonly<{
    after: Setup;
    start: GuidedStart;
    players: ReadonlyMap<EmpireId, Account>;
    machines: PlannedCampaign['machines'];
    now: string;
  }>;

type Asked = Required<Pick<StartInput, 'seen' | 'machines'>> &
  Readonly<{ lists: ForceLists; now: string }>;

/** The campaign as it will begin, with the people in its empires. */
function startOf(seated: Seated, { seen, lists, now, machines: chosen }: Asked): Outcome<Starting> {
  const { record } = seated.sitting;
  const setup = setupOfText(record.text);
  const act = { kind: 'start' } as const;
  if (seen !== null && seen !== seenOf(setup, act)) return refuse('SETUP_STALE');
  const after = acted(setup, act, { kind: 'moderator' }, lists);
  if (!after.ok) return refuse('SETUP_ACT_REFUSED', after.error);
  const made = scenarioOfSetup(after.value.file, lists);
  const start = startOfSetup(after.value.file, lists);
  if (!made.ok) return refuse('SETUP_REFUSED', made.error);
  if (!start.ok) return start;
  const players = new Map(
    made.value.scenario.empires.flatMap(({ key }, index) => {
      const person = seated.people.get(index + 1);
      return person === undefined ? [] : [[brandAs<EmpireId>(key), person] as const];
    }),
  );
  const empires = made.value.scenario.empires.map(({ key }) => brandAs<EmpireId>(key));
  const machines = standInsOf(empires, { seats: after.value.seats, players, chosen });
  if (!machines.ok) return machines;
  return ok({
    ...{ ...seated, after: after.value, start: start.value },
    ...{ players, machines: machines.value, now },
  });
}

/** Stores the campaign and the end of its setup together. */
async function keep(ports: Ports, starting: Starting): Promise<Outcome<StartedSetup> | 'again'> {
  const { sitting, after, start, players, machines, now: at } = starting;
  const { record, account: owner } = sitting;
  const kept = await keepCampaign(
    ports,
    { ...start, name: record.name, machines },
    {
      ...{ owner, players },
      setup: {
        read: { id: record.id, revision: record.revision },
        after: (campaign) => ended({ sitting, after, campaign, at }),
      },
    },
  );
  if (kept === 'again' || !kept.ok) return kept;
  const { players: links, ...made } = kept.value;
  return ok({ ...made, players: links.filter(({ empire }) => !players.has(empire)) });
}

/** The moderator, and the people by the numbers of their empires. */
type Seated = Readonly<{ sitting: SetupSitting; people: ReadonlyMap<number, Account> }>;

async function withPeople(reader: StoreReader, sitting: SetupSitting): Promise<Seated> {
  const people = new Map<number, Account>();
  for (const { player, account } of sitting.seats) {
    const person = account === null ? undefined : await reader.account(account);
    if (person !== undefined) people.set(player, person);
  }
  return { sitting, people };
}

type Ending = Readonly<{
  sitting: SetupSitting;
  after: Setup;
  campaign: CampaignId;
  at: string;
}>;

/** What becomes of the setup. */
function ended({ sitting, after, campaign, at }: Ending): readonly Change[] {
  const { record } = sitting;
  const text = textOfSetup(after);
  const version: SetupVersion = {
    ...{ setup: record.id, revision: record.revision + 1, at, by: 'moderator' },
    ...{ what: actText({ kind: 'start' }), secretOf: null, undone: false, text },
  };
  return [
    { put: 'setup', setup: { ...record, text, endedAt: at, campaign } },
    { put: 'setup-version', version },
  ];
}
