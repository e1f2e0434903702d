import { FONT, INK } from './ink.ts';
import type { PlacedWayName } from './place-way-names.ts';
import { element, xmlText } from './svg-element.ts';

/** Who goes a way, beside its arrow. */
export const drawWayName = ({ way, at, anchor }: PlacedWayName): string =>
  element(
    'text',
    {
      class: `way-name way-${way.tone}`,
      x: at.x,
      y: at.y,
      'text-anchor': anchor,
      'font-size': FONT.count,
      fill: INK.ink,
    },
    xmlText(way.name),
  );
