import type { CampaignStore } from '#app/ports/campaign-store';
import type { ClockSettings } from '#app/ports/turn-clock';
import { newClock } from '#app/clock/new-clock';
import { useCasesOf } from '#app/use-cases';
import type { RuleSet } from '#model/settings/rule-set';
import { deskOf, done, type TestDesk } from './desk.ts';
import { memoryStore } from './memory-store.ts';

/** Monday, 23 November 2026. */
export const MONDAY = '2026-11-23T12:00:00.000Z';
/** When orders of the first turn are due on a `clockDesk`. */
export const DEADLINE = '2026-11-24T20:00:00.000Z';

const FIXED: ClockSettings = {
  ...newClock().settings,
  mode: 'fixed',
  everyDays: 1,
  graceMinutes: 60,
};

export type ClockDesk = TestDesk &
  Readonly<{
    /** Sets the time. */
    at: (moment: string) => void;
    /** Lets the server look at its clocks; how many phases ran. */
    tick: () => Promise<number>;
    /** The turn whose orders are open, and the phase that is due. */
    turnAndPhase: () => Promise<string>;
  }>;

type Chosen = Readonly<{
  rules?: Partial<RuleSet>;
  settings?: Partial<ClockSettings>;
  store?: CampaignStore;
}>;

/** A campaign with orders open for its first turn, and a clock whose time a test sets. */
export async function clockDeskOf({
  rules = {},
  settings = {},
  store = memoryStore(),
}: Chosen = {}): Promise<ClockDesk> {
  const desk = await deskOf(rules, store);
  const time = { now: MONDAY };
  const ports = { ...desk.ports, clock: { now: () => time.now } };
  const use = useCasesOf(ports);
  const { moderator: actor } = desk;
  done(await use.runNextPhase({ actor, version: 0 }));
  done(await use.setClock({ actor, settings: { ...FIXED, ...settings } }));
  return {
    ...desk,
    ports,
    use,
    at: (moment) => {
      time.now = moment;
    },
    tick: async () => {
      const { ran, faults } = done(await use.tickClocks({ tellsChats: false }));
      if (faults.length > 0) throw new Error(JSON.stringify(faults));
      return ran.reduce((sum, { phases }) => sum + phases, 0);
    },
    turnAndPhase: async () => {
      const { turn, phase } = done(await use.readDesk({ actor }));
      return `${String(turn)} ${phase}`;
    },
  };
}
