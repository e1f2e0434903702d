import { err, ok, type Result } from '#kernel/result/result';
import type { SetupFile } from '#content/setups/setup-schema';
import { homeworldText, planIssues } from '#app/galaxy/plan-issues';
import type { InputIssue } from '#app/use-case-error';
import { homeworldFailure } from '#rules/galaxy/homeworld-failure';
import { automaticHomeworld } from '#rules/setup/automatic-homeworld';
import { type AutomaticChoice, homeChoiceText } from './automatic-choice.ts';
import { placeOfSeat, setupIssue } from './setup-issue.ts';

/** The places of all homeworlds on the outermost ring, in player order. */
export type SetupHomes = Readonly<{
  rings: number;
  homes: readonly number[];
  chosen: readonly AutomaticChoice[];
}>;

type Taken = Readonly<{ player: number; place: number }>;

/** The homeworlds that players chose, and evenly spread ones for the others. @rule MAP-2 */
export function homesOfSetup(
  { empires }: Pick<SetupFile, 'empires'>,
  rings: number,
): Result<SetupHomes, readonly InputIssue[]> {
  const players = empires.length;
  const plan = planIssues({ players, rings, homes: null });
  if (plan.length > 0) {
    return err(plan.map((one) => ({ ...one, path: 'map.draw.rings' })));
  }
  const asked = empires.flatMap(({ homeworld: place }, player) =>
    place === undefined ? [] : [{ player, place }],
  );
  const { issues, taken } = judged(asked, { players, rings });
  if (issues.length > 0) return err(issues);
  return ok(filled(taken, { players, rings }));
}

type Size = Readonly<{ players: number; rings: number }>;

/** Each homeworld against those before it that fit. */
function judged(
  asked: readonly Taken[],
  size: Size,
): Readonly<{ taken: readonly Taken[]; issues: readonly InputIssue[] }> {
  const taken: Taken[] = [];
  const issues: InputIssue[] = [];
  for (const { player, place } of asked) {
    const places = [...taken.map((one) => one.place), place];
    const failure = homeworldFailure({ ...size, places });
    if (failure === null) taken.push({ player, place });
    else {
      const text = homeworldText(size, { player, place, failure });
      issues.push(setupIssue('HOMES', placeOfSeat(player, 'homeworld'), text));
    }
  }
  return { taken, issues };
}

function filled(taken: readonly Taken[], { players, rings }: Size): SetupHomes {
  const places = taken.map(({ place }) => place);
  const chosen: AutomaticChoice[] = [];
  const homes = Array.from({ length: players }, (_, player) => {
    const own = taken.find((one) => one.player === player);
    if (own !== undefined) return own.place;
    // Each homeworld leaves room for the others, so there is always a place.
    const place = automaticHomeworld({ rings, players, player, taken: places }) ?? 0;
    places.push(place);
    chosen.push({ player: player + 1, part: 'homeworld', text: homeChoiceText(place) });
    return place;
  });
  return { rings, homes, chosen };
}
