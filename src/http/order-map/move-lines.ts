import { listed } from '#kernel/words/listed';
import type { PlottedMove } from '#app/orders/plot-moves';
import type { ViewNames } from '#http/names/view-names';
import type { MoveLine } from './order-map-content.ts';
import { TEXTS } from './texts.ts';

const WORDS: Readonly<Record<MoveLine['tone'], string>> = {
  fine: 'Fine',
  doubtful: 'Warning',
  refused: 'Refused',
};

function toneOf({ accepted, issues }: PlottedMove): MoveLine['tone'] {
  if (!accepted) return 'refused';
  return issues.length === 0 ? 'fine' : 'doubtful';
}

/** Where a path leads: `to Sol by way of Lalande 21185`. */
function pathText(path: PlottedMove['path'], names: ViewNames): string {
  const goal = path.at(-1);
  if (goal === undefined) return 'nowhere';
  const on = path.slice(0, -1).map(names.system);
  const way = on.length === 0 ? '' : TEXTS.byWayOfStops(listed(on));
  return TEXTS.moveTo(names.system(goal), way);
}

/** What a fleet is ordered: `to Sol by way of Lalande 21185`, `to explore toward Wolf 359`. */
export function moveText({ path, explores }: PlottedMove, names: ViewNames): string {
  if (explores === null) return pathText(path, names);
  const { toward } = explores;
  return toward === null ? TEXTS.toExploreAnyLane : TEXTS.toExplore(names.system(toward));
}

/** The moves of a fleet that stand in the sheet. */
export const moveLines = (moves: readonly PlottedMove[], names: ViewNames): readonly MoveLine[] =>
  moves.map((move) => {
    const tone = toneOf(move);
    return {
      text: TEXTS.orderedMove(moveText(move, names)),
      tone,
      word: WORDS[tone],
      issues: move.issues.map(({ text, cite }) => ({ text, cite })),
      index: move.index,
    };
  });
