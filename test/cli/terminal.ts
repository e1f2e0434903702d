import type { CliDesk } from '#cli/desk';
import { runCommandLine } from '#cli/program';
import { useCasesOf } from '#app/use-cases';
import { err } from '#kernel/result/result';
import { readOrders } from '#main/read-orders';
import { matchesInThreads } from '#main/matches-in-threads';
import { oddsInThreads } from '#main/odds-in-threads';
import { scenarioOrders } from '#main/scenario-orders';
import { wholeFiles } from '#store/files/whole-files';
import { FORCE_LISTS, scenarioText } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';

/** What a command left behind. */
export type Ended = Readonly<{ code: number; out: string; err: string }>;

export type TestTerminal = Readonly<{
  run: (...args: readonly string[]) => Promise<Ended>;
  /** The data that a command answers with `--json`. */
  data: (...args: readonly string[]) => Promise<unknown>;
  /** How often the folder of campaigns was opened, and closed again. */
  opened: () => readonly [number, number];
}>;

/** The order file of First Contact that comes with the program. */
export const orderFile = (turn: number, empire: string): string =>
  `scenarios/first-contact/orders/turn-0${String(turn)}.${empire}.txt`;

const scenarios: CliDesk['scenarios'] = {
  names: async () => ['first-contact'],
  read: async (name) => (name === 'first-contact' ? scenarioText() : undefined),
};

/** A command line over a store in memory; documents come out as their titles. */
export function testTerminal(
  part: Partial<CliDesk> = {},
  { isWatched }: Readonly<{ isWatched: boolean }> = { isWatched: false },
): TestTerminal {
  const use = useCasesOf({ ...testPorts(memoryStore()), texts: scenarios });
  const counts: [number, number] = [0, 0];
  const run = async (...args: readonly string[]): Promise<Ended> => {
    const ended = { code: -1, out: '', err: '' };
    const desk: CliDesk = {
      version: '1.2.3',
      terminal: {
        out: (more) => void (ended.out += more),
        err: (more) => void (ended.err += more),
        isWatched,
        exit: (code) => void (ended.code = code),
      },
      open: async () => {
        counts[0] += 1;
        return { use, close: async () => void (counts[1] += 1) };
      },
      keeper: async () => ({
        backUp: async () => err({ kind: 'empty', path: 'memory' }),
        restore: async () => err({ kind: 'in-use', path: 'memory' }),
        examine: async () => [
          { about: 'database', sound: true, text: 'the file is whole', advice: '' },
          { about: 'migrations', sound: true, text: 'up to date', advice: '' },
        ],
      }),
      files: wholeFiles(),
      scenarioOrders: async (scenario, turn) => scenarioOrders(scenario, turn),
      scenarios,
      forceLists: async () => FORCE_LISTS,
      newSeed: () => 'a new seed',
      ruleIds: () => ['MOV-1', 'MOV-2'],
      renderers: async () => ({
        sheet: ({ view, edition }) => {
          const title = `${view.empire.name}, turn ${String(view.turn)}, edition ${String(edition)}`;
          return { title, facts: [], blocks: [] };
        },
        forceListSheet: ({ name, designs, units }) => {
          const title = `${name}: ${String(designs.length)} classes, room for ${String(units)}`;
          return { title, facts: [], blocks: [] };
        },
        text: ({ title }) => title,
        htmlFile: ({ title }) => `<title>${title}</title>`,
        playbackFile: ({ title }) => `<title>${title}</title><script></script>`,
        pdf: async ({ title }, { paperSize }) =>
          new TextEncoder().encode(
            `%PDF ${title}${paperSize === undefined ? '' : ` on ${paperSize}`}`,
          ),
        starMap: ({ empire }) => `<svg>${empire.name}</svg>`,
        moderatorMap: () => '<svg>everything</svg>',
      }),
      readOrders: async (text, whose) => readOrders(text, whose),
      odds: oddsInThreads,
      matches: matchesInThreads,
      processors: 1,
      serve: async () => undefined,
      ...part,
    };
    await runCommandLine(desk, args);
    return ended;
  };
  const data = async (...args: readonly string[]): Promise<unknown> =>
    JSON.parse((await run(...args, '--json')).out);
  return { run, data, opened: () => counts };
}
