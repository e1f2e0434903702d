import { cite } from '#kernel/reasons/cite';
import type { UnitDesign } from '#model/forces/design';
import { CONVERTIBLE_KINDS } from '#model/forces/unit';
import type { ContentIssue } from '#content/issue';
import { fault } from './check.ts';

/** What nobody can repair is never unconverted. @rule TECH-6 */
export function conversionFaults(
  { unconverted }: Readonly<{ unconverted: boolean }>,
  { name, kind }: UnitDesign,
  path: string,
): readonly ContentIssue[] {
  if (!unconverted || CONVERTIBLE_KINDS.includes(kind)) return [];
  const text = `${name} can’t be unconverted. Only ships, convoys, bases and flights can. Leave out “unconverted”.`;
  return [fault(`${path}.unconverted`, 'VALUE', text, cite('TECH-6'))];
}
