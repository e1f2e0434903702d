import type { InputIssue } from '#app/use-case-error';
import type { CampaignFile } from './campaign-file.ts';

type Fault = (path: string, what: string) => InputIssue;

/** Parts of a guide for empires that the campaign doesn't have. */
export function guideFaults(
  { state, desk: { guide } }: CampaignFile,
  fault: Fault,
): readonly InputIssue[] {
  if (guide === null) return [];
  const stranger = (path: string, empire: string): readonly InputIssue[] =>
    Object.hasOwn(state.empires, empire)
      ? []
      : [fault(`desk.guide.${path}`, `names an empire “${empire}” that is not there`)];
  return [
    ...guide.sides.flatMap(({ empire }, index) => stranger(`sides[${String(index)}]`, empire)),
    ...guide.lessons.flatMap(({ orders }, lesson) =>
      orders.flatMap(({ empire }, index) =>
        stranger(`lessons[${String(lesson)}].orders[${String(index)}]`, empire),
      ),
    ),
  ];
}
