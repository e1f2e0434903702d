import { z } from 'zod';
import type { CorrectionContent } from '#content/corrections/correction-content';
import { readLane, spokenLane, spokenLaneId } from '#content/corrections/read-places';
import { laneId, systemId } from '#content/orders/id-schemas';
import { readChoice } from '#content/orders/text/read-parts';
import { LANE_CLASSES } from '#model/campaign/lane';

/** `lane Sol -> Sirius major`: adds it, or changes its class */
export const setLane: CorrectionContent<'SetLane'> = {
  verbs: ['lane'],
  examples: ['lane Sol -> Wolf major'],
  schema: z
    .strictObject({
      kind: z.literal('SetLane'),
      from: systemId,
      to: systemId,
      class: z.enum(LANE_CLASSES),
    })
    .refine(({ from, to }) => from !== to, {
      path: ['to'],
      message: 'Both ends are the same system. Name two systems',
    }),
  parse: (tokens, line) => {
    const way = readLane(tokens.slice(0, -1), line);
    const kind = readChoice(tokens.slice(-1), LANE_CLASSES, line);
    if (way === null || kind === null) return null;
    return { kind: 'SetLane', from: way.from, to: way.to, class: kind };
  },
  format: ({ from, to, class: kind }, names) => `lane ${spokenLane(from, to, names)} ${kind}`,
};

/** `unlane Sol -> Sirius` */
export const removeLane: CorrectionContent<'RemoveLane'> = {
  verbs: ['unlane'],
  examples: ['unlane Sol -> Wolf'],
  schema: z.strictObject({ kind: z.literal('RemoveLane'), lane: laneId }),
  parse: (tokens, line) => {
    const way = readLane(tokens, line);
    return way === null ? null : { kind: 'RemoveLane', lane: way.lane };
  },
  format: ({ lane }, names) => `unlane ${spokenLaneId(lane, names)}`,
};
