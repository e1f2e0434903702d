import { type RuleRef, cite } from '#kernel/reasons/cite';
import type { IssuePlace, OrderIssue } from '#model/orders/order-issue';

type About = Readonly<{ code: string; cite: RuleRef; path?: string; at?: IssuePlace }>;

/** The order cannot be carried out; the text says what to do instead. */
export const refusal = ({ code, cite: rule, path = '' }: About, text: string): OrderIssue => ({
  severity: 'refused',
  code,
  cite: rule,
  path,
  text,
});

/** The order is legal, but probably not meant so. */
export const doubt = ({ code, cite: rule, path = '', at }: About, text: string): OrderIssue => ({
  severity: 'doubtful',
  code,
  cite: rule,
  path,
  text,
  ...(at === undefined ? {} : { at }),
});

export const ECO_6 = cite('ECO-6');
export const MOV_9 = cite('MOV-9');
export const FOG_14 = cite('FOG-14');
