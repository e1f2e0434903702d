import type { Field } from '#http/forms/field';
import type { Link } from './page-parts.ts';
import { template } from './template.ts';

/** A page that asks before something is done. */
export type ConfirmContent = Readonly<{
  title: string;
  lead: string;
  points: readonly string[];
  action: string;
  formToken: string;
  hidden: readonly Readonly<{ name: string; value: string }>[];
  fields: readonly Field[];
  button: string;
  danger: boolean;
  back: Link;
}>;

export const CONFIRM_PAGE = template<ConfirmContent>('confirm');
