import { z } from 'zod';
import type { CorrectionContent } from '#content/corrections/correction-content';
import { readSystem, readThing } from '#content/corrections/read-things';
import { spokenSystem, spokenUnit } from '#content/corrections/speak-things';
import { systemId, unitId } from '#content/orders/id-schemas';
import { readChoice } from '#content/orders/text/read-parts';
import { SYSTEM_PROJECTS, UNIT_PROJECTS } from '#model/campaign/project';

const KINDS = [...SYSTEM_PROJECTS, ...UNIT_PROJECTS] as const;

const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('system'), system: systemId }),
  z.strictObject({ kind: z.literal('unit'), unit: unitId }),
]);

/** `stop repair human.u3`, `stop productivity Sol`: it is under way no more, and nothing is given back */
export const stopProject: CorrectionContent<'StopProject'> = {
  verbs: ['stop'],
  examples: ['stop repair human u3', 'stop productivity Sol'],
  schema: z.strictObject({ kind: z.literal('StopProject'), project: z.enum(KINDS), subject }),
  parse: (tokens, line) => {
    const project = readChoice(tokens.slice(0, 1), KINDS, line);
    const rest = tokens.slice(1);
    if (project === null) return null;
    if (SYSTEM_PROJECTS.some((one) => one === project)) {
      const system = readSystem(rest, line);
      return system === null
        ? null
        : { kind: 'StopProject', project, subject: { kind: 'system', system } };
    }
    const unit = readThing(rest, 'units', line);
    return unit === null ? null : { kind: 'StopProject', project, subject: { kind: 'unit', unit } };
  },
  format: ({ project, subject: about }, names) => {
    const what =
      about.kind === 'system' ? spokenSystem(about.system, names) : spokenUnit(about.unit, names);
    return `stop ${project} ${what}`;
  },
};
