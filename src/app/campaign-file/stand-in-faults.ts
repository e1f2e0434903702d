import type { InputIssue } from '#app/use-case-error';
import type { CampaignFile } from './campaign-file.ts';

type Fault = (path: string, what: string) => InputIssue;

/** Stand-ins, and turns of machines, for empires that the campaign doesn't have. @rule TURN-5 */
export function standInFaults({ state, desk }: CampaignFile, fault: Fault): readonly InputIssue[] {
  const strangers = (part: 'standIns' | 'machineTurns'): readonly InputIssue[] =>
    desk[part].flatMap(({ empire }, index) =>
      Object.hasOwn(state.empires, empire)
        ? []
        : [
            fault(
              `desk.${part}[${String(index)}]`,
              `names an empire “${empire}” that is not there`,
            ),
          ],
    );
  return [...strangers('standIns'), ...strangers('machineTurns')];
}
