import { template } from '#http/pages/template';
import type { Field } from '#http/forms/field';
import type { Chip, Link } from '#http/pages/page-parts';

type Problems = readonly string[];

/** By the link that makes an operator. */
export type EnterOperatorContent = Readonly<{
  path: string;
  formToken: string;
  /** The account that this browser is signed in to, or empty. */
  signedInAs: string;
  /** The name that was sent last. */
  name: string;
  problems: Readonly<Record<'new' | 'here', Problems>>;
}>;

export const ENTER_OPERATOR_PAGE = template<EnterOperatorContent>('enter-operator', {
  isSecret: true,
});

type Fact = Readonly<{ label: string; value: string }>;

/** What an operator needs to run the server. */
export type OperateContent = Readonly<{
  path: string;
  formToken: string;
  campaigns: readonly Readonly<{
    name: string;
    issued: string;
    size: string;
    by: string;
  }>[];
  facts: readonly Fact[];
  backups: readonly Readonly<{
    name: string;
    kind: string;
    madeAt: string;
    size: string;
    downloadHref: string;
    restoreHref: string;
  }>[];
  schedule: Readonly<{ text: string; fields: readonly Field[] }>;
  /** What the last check found; null: none was asked for. */
  check: Readonly<{
    lines: readonly Readonly<{ chip: Chip; about: string; text: string; advice: string }>[];
  }> | null;
  faults: readonly Readonly<{ day: string; code: string; place: string }>[];
}>;

export const OPERATE_PAGE = template<OperateContent>('operate');

/** Asks an operator for their password before everything is given away or replaced. */
export type OperateConfirmContent = Readonly<{
  title: string;
  /** Of the backup. */
  name: string;
  lead: string;
  points: readonly string[];
  action: string;
  formToken: string;
  button: string;
  danger: boolean;
  problems: Problems;
  back: Link;
}>;

export const OPERATE_CONFIRM_PAGE = template<OperateConfirmContent>('operate-confirm');
