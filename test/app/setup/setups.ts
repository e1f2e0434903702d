import { publishedLists } from '../../content/published-lists.ts';
import { acted } from '#app/setup/acted';
import { beginSetup } from '#app/setup/begin-setup';
import type { Setup, SetupBy } from '#app/setup/setup';
import { parseSetup } from '#content/setups/parse-setup';
import type { SetupAct } from '#content/setups/setup-act';
import { SETUP_FORMAT, SETUP_VERSION, type SetupFile } from '#content/setups/setup-schema';
import { DESIGN_RULES } from '#rules/design/design-rules';

/** The published lists, with the rules for lists inside a file. */
export const lists = { ...publishedLists(), designRules: DESIGN_RULES };

export const MODERATOR: SetupBy = { kind: 'moderator' };
export const player = (number: number): SetupBy => ({ kind: 'player', player: number });

/** A file of a map that is drawn, for some players who have chosen nothing. */
export function fileOf(players: number, part: object = {}, draw: object = {}): SetupFile {
  const text = JSON.stringify({
    format: SETUP_FORMAT,
    version: SETUP_VERSION,
    name: 'Autumn',
    map: { draw: { seed: 'autumn', ...draw } },
    empires: Array.from({ length: players }, () => ({})),
    ...part,
  });
  const parsed = parseSetup(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

export function begun(file: SetupFile): Setup {
  const setup = beginSetup(file, lists);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

type Act = SetupAct & Readonly<{ by?: SetupBy }>;

/** The setup after acts, each by its player or the moderator. */
export function after(setup: Setup, ...acts: readonly Act[]): Setup {
  return acts.reduce((now, { by, ...act }) => {
    const usual = 'player' in act && act.kind !== 'absent' ? player(act.player) : MODERATOR;
    const next = acted(now, act, by ?? usual, lists);
    if (!next.ok) throw new Error(`${act.kind}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, setup);
}

/** The faults of an act, each with its place and code. */
export function refused(setup: Setup, act: SetupAct, by: SetupBy): readonly string[] {
  const next = acted(setup, act, by, lists);
  return next.ok ? [] : next.error.map(({ path, code }) => `${path} ${code}`);
}

export const NEXT: SetupAct = { kind: 'next' };
