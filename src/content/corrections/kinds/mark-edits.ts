import { z } from 'zod';
import type { CorrectionContent } from '#content/corrections/correction-content';
import { readEmpire, readSystem, readThing } from '#content/corrections/read-things';
import { spokenEmpire, spokenSystem, spokenUnit } from '#content/corrections/speak-things';
import { amount } from '#content/corrections/values';
import { empireId, systemId, unitId } from '#content/orders/id-schemas';
import { readChoice, readNumber } from '#content/orders/text/read-parts';
import { SYSTEM_EFFECT_KINDS } from '#model/campaign/effect';
import { MISSIONS } from '#model/orders/bombard';

/** `mark Sol suppressed 3`: at the next Opening; `mark Sol suppressed 0` takes the mark away */
export const setOutputMark: CorrectionContent<'SetOutputMark'> = {
  verbs: ['mark'],
  examples: ['mark Sol suppressed 3', 'mark Sol bombarded 2', 'mark Sol disrupted-half 1'],
  schema: z
    .strictObject({
      kind: z.literal('SetOutputMark'),
      system: systemId,
      mark: z.enum(SYSTEM_EFFECT_KINDS),
      to: amount,
    })
    .refine(({ mark, to }) => to <= 1 || !mark.startsWith('disrupted'), {
      path: ['to'],
      message: 'A system is disrupted or it isn’t. Give 1 or 0',
    }),
  parse: (tokens, line) => {
    const system = readSystem(tokens.slice(0, -2), line);
    const mark = readChoice(tokens.slice(-2, -1), SYSTEM_EFFECT_KINDS, line);
    const to = readNumber(tokens.slice(-1), 'the points or times', line);
    if (system === null || mark === null || to === null) return null;
    return { kind: 'SetOutputMark', system, mark, to };
  },
  format: ({ system, mark, to }, names) => `mark ${spokenSystem(system, names)} ${mark} ${to}`,
};

/** `lowered human.u25 2`: its Defense in this turn */
export const lowerDefense: CorrectionContent<'LowerDefense'> = {
  verbs: ['lowered'],
  examples: ['lowered human u25 2'],
  schema: z.strictObject({ kind: z.literal('LowerDefense'), unit: unitId, by: amount }),
  parse: (tokens, line) => {
    const unit = readThing(tokens.slice(0, -1), 'units', line);
    const by = readNumber(tokens.slice(-1), 'the points of Defense', line);
    return unit === null || by === null ? null : { kind: 'LowerDefense', unit, by };
  },
  format: ({ unit, by }, names) => `lowered ${spokenUnit(unit, names)} ${by}`,
};

/** `lowered-rebels Procyon 2`: the Defense of its militias of rebels in this turn */
export const lowerRebelDefense: CorrectionContent<'LowerRebelDefense'> = {
  verbs: ['lowered-rebels'],
  examples: ['lowered-rebels Procyon 2'],
  schema: z.strictObject({ kind: z.literal('LowerRebelDefense'), system: systemId, by: amount }),
  parse: (tokens, line) => {
    const system = readSystem(tokens.slice(0, -1), line);
    const by = readNumber(tokens.slice(-1), 'the points of Defense', line);
    return system === null || by === null ? null : { kind: 'LowerRebelDefense', system, by };
  },
  format: ({ system, by }, names) => `lowered-rebels ${spokenSystem(system, names)} ${by}`,
};

const ANY = 'any';

/** `carried human Procyon suppression 3`: points for its next bombardment there */
export const setCarriedPoints: CorrectionContent<'SetCarriedPoints'> = {
  verbs: ['carried'],
  examples: ['carried human Procyon suppression 3', 'carried human Procyon any 2'],
  schema: z.strictObject({
    kind: z.literal('SetCarriedPoints'),
    empire: empireId,
    system: systemId,
    mission: z.enum(MISSIONS).nullable(),
    to: amount,
  }),
  parse: (tokens, line) => {
    const empire = readEmpire(tokens.slice(0, 1), line);
    const system = readSystem(tokens.slice(1, -2), line);
    const mission = readChoice(tokens.slice(-2, -1), [...MISSIONS, ANY], line);
    const to = readNumber(tokens.slice(-1), 'the bombardment points', line);
    if (empire === null || system === null || mission === null || to === null) return null;
    return {
      kind: 'SetCarriedPoints',
      empire,
      system,
      mission: mission === ANY ? null : mission,
      to,
    };
  },
  format: ({ empire, system, mission, to }, names) =>
    `carried ${spokenEmpire(empire, names)} ${spokenSystem(system, names)} ${mission ?? ANY} ${to}`,
};
