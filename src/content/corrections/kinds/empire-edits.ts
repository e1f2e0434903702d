import { z } from 'zod';
import type { CorrectionContent } from '#content/corrections/correction-content';
import { addressed, readSystem, readThing } from '#content/corrections/read-things';
import { readLane, spokenLaneId } from '#content/corrections/read-places';
import { spokenDesign, spokenEmpire, spokenSystem } from '#content/corrections/speak-things';
import { amount, valueOf } from '#content/corrections/values';
import { EMPIRE_VALUES } from '#model/corrections/edit';
import { designId, empireId, laneId, systemId } from '#content/orders/id-schemas';
import { readNumber } from '#content/orders/text/read-parts';

const VERBS = {
  treasury: 'treasury',
  techPool: 'research',
  era: 'era',
  advancesInHand: 'advances',
  techYears: 'tech-years',
  unlockChance: 'unlock-chance',
} as const;

/** `treasury human 40` */
export const setEmpireValue: CorrectionContent<'SetEmpireValue'> = {
  verbs: EMPIRE_VALUES.map((value) => VERBS[value]),
  examples: [
    'treasury human 40',
    'research human 12',
    'era human 2',
    'advances human 1',
    'tech-years human 3',
    'unlock-chance human 50',
  ],
  schema: z.strictObject({
    kind: z.literal('SetEmpireValue'),
    empire: empireId,
    value: z.enum(EMPIRE_VALUES),
    to: amount,
  }),
  parse: (tokens, line, verb) => {
    const who = addressed(tokens, line);
    const to = who === null ? null : readNumber(who.rest, 'the new value', line);
    const value = valueOf(EMPIRE_VALUES, VERBS, verb);
    if (who === null || to === null || value === undefined) return null;
    return { kind: 'SetEmpireValue', empire: who.empire, value, to };
  },
  format: ({ empire, value, to }, names) => `${VERBS[value]} ${spokenEmpire(empire, names)} ${to}`,
};

/** `give human 5`, `take human 5` */
export const givePoints: CorrectionContent<'GivePoints'> = {
  verbs: ['give', 'take'],
  examples: ['give human 5', 'take loran 3'],
  schema: z.strictObject({
    kind: z.literal('GivePoints'),
    empire: empireId,
    points: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((points) => points !== 0, 'This changes nothing. Give or take at least 1'),
  }),
  parse: (tokens, line, verb) => {
    const who = addressed(tokens, line);
    const points = who === null ? null : readNumber(who.rest, 'the number of points', line);
    if (who === null || points === null) return null;
    const { empire } = who;
    return { kind: 'GivePoints', empire, points: verb === 'take' ? 0 - points : points };
  },
  format: ({ empire, points }, names) =>
    `${points < 0 ? 'take' : 'give'} ${spokenEmpire(empire, names)} ${Math.abs(points)}`,
};

/** `unlock human "Sparta"`, `lock human "Sparta"` */
export const setUnlocked: CorrectionContent<'SetUnlocked'> = {
  verbs: ['unlock', 'lock'],
  examples: ['unlock human "Apollo"', 'lock human "Apollo"'],
  schema: z.strictObject({
    kind: z.literal('SetUnlocked'),
    empire: empireId,
    design: designId,
    unlocked: z.boolean(),
  }),
  parse: (tokens, line, verb) => {
    const who = addressed(tokens, line);
    const design = who === null ? null : readThing(tokens, 'designs', line);
    if (who === null || design === null) return null;
    return { kind: 'SetUnlocked', empire: who.empire, design, unlocked: verb === 'unlock' };
  },
  format: ({ empire, design, unlocked }, names) =>
    `${unlocked ? 'unlock' : 'lock'} ${spokenEmpire(empire, names)} ${spokenDesign(design, empire, names)}`,
};

/** `know loran Sirius` */
export const knowSystem: CorrectionContent<'KnowSystem'> = {
  verbs: ['know'],
  examples: ['know loran Sol'],
  schema: z.strictObject({ kind: z.literal('KnowSystem'), empire: empireId, system: systemId }),
  parse: (tokens, line) => {
    const who = addressed(tokens, line);
    const system = who === null ? null : readSystem(who.rest, line);
    return who === null || system === null
      ? null
      : { kind: 'KnowSystem', empire: who.empire, system };
  },
  format: ({ empire, system }, names) =>
    `know ${spokenEmpire(empire, names)} ${spokenSystem(system, names)}`,
};

/** `chart loran Sol -> Wolf` */
export const knowLane: CorrectionContent<'KnowLane'> = {
  verbs: ['chart'],
  examples: ['chart loran Sol -> Wolf'],
  schema: z.strictObject({ kind: z.literal('KnowLane'), empire: empireId, lane: laneId }),
  parse: (tokens, line) => {
    const who = addressed(tokens, line);
    const way = who === null ? null : readLane(who.rest, line);
    return who === null || way === null
      ? null
      : { kind: 'KnowLane', empire: who.empire, lane: way.lane };
  },
  format: ({ empire, lane }, names) =>
    `chart ${spokenEmpire(empire, names)} ${spokenLaneId(lane, names)}`,
};
