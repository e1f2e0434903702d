import { warningKey } from '#app/orders/sheet-doubts';
import type { Judged } from '#app/orders/judge-sheet';
import type { LineIssue } from './orders-contents.ts';
import type { IssuedDesk } from './issued-desk.ts';
import { TEXTS } from './texts.ts';

/** The warnings that a player dismissed, where sheets are shown. */
export function dismissedIn({
  stage,
  sheet,
  submitted,
  dismissedBefore,
}: IssuedDesk): readonly string[] {
  const shown = stage === 'orders' ? sheet : submitted;
  return shown?.dismissed ?? dismissedBefore;
}

/** What is doubtful about a sheet as a whole: the warnings that its player has dismissed apart. None once it is locked. */
export function warningLines(
  { projected }: Pick<Judged, 'projected'>,
  desk: IssuedDesk,
): Readonly<{ warnings: readonly LineIssue[]; quieted: readonly LineIssue[] }> {
  const all = (desk.stage === 'orders' ? projected.warnings : []).map((issue) => {
    return { text: issue.text, cite: issue.cite, key: warningKey(issue) };
  });
  const dismissed = dismissedIn(desk);
  return {
    warnings: all.filter(({ key }) => !dismissed.includes(key)),
    quieted: all.filter(({ key }) => dismissed.includes(key)),
  };
}

/** `2 dismissed warnings are not repeated here.` */
export function quietedText(count: number): string {
  if (count === 0) return '';
  return TEXTS.dismissedNotShown(count);
}
