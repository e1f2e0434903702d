import type { ListHead } from '#app/ports/list-record';
import type { ListWithDesigns } from '#app/designer/published-list';
import type { UseCaseError } from '#app/use-case-error';
import { type Field, placeFields, selectField } from '#http/forms/field';
import { template } from '#http/pages/template';
import type { FormBody } from '#http/visits/form-body';
import { TEXTS } from './texts.ts';
import { timeText } from '#http/words/times';

/** The first page of the designer. */
export type DesignerContent = Readonly<{
  formToken: string;
  hasAccount: boolean;
  saved: readonly Readonly<{ href: string; name: string; about: string; at: string }>[];
  published: readonly Readonly<{ href: string; name: string; classes: string }>[];
  copy: readonly Field[];
  /** The text that was sent and refused. */
  text: string;
  trouble: string;
  troubles: readonly string[];
  /** The refused list is well formed: it can be opened and corrected. */
  mayOpen: boolean;
}>;

export const DESIGNER_PAGE = template<DesignerContent>('designer');

type Shown = Readonly<{
  formToken: string;
  hasAccount: boolean;
  saved: readonly ListHead[];
  published: readonly ListWithDesigns[];
  sent: FormBody;
  text: string;
  error: UseCaseError | null;
  mayOpen: boolean;
}>;

/** The address of a published list. */
export const publishedPath = (id: string): string =>
  `/designer/published/${encodeURIComponent(id)}`;

/** The first page of the designer, with what was sent. */
export function designerPage({ formToken, hasAccount, ...shown }: Shown): DesignerContent {
  const { saved, published, sent, text, error, mayOpen } = shown;
  const offers = published.map(({ id, name }) => ({ value: id, label: name }));
  const copy = selectField({ name: 'from', label: TEXTS.publishedList, sent, offers });
  return {
    formToken,
    hasAccount,
    saved: saved.map(({ list, name, units, at }) => ({
      href: `/designer/lists/${encodeURIComponent(list)}`,
      name,
      about: TEXTS.classes(units),
      at: timeText(at),
    })),
    published: published.map(({ id, name, designs }) => ({
      href: publishedPath(id),
      name,
      classes: TEXTS.classes(designs.length),
    })),
    copy: placeFields([copy], 'copy', new Map()),
    text,
    trouble: error?.text ?? '',
    troubles: (error?.issues ?? []).map(({ path, text: what }) =>
      path === '' ? what : `${path}: ${what}`,
    ),
    mayOpen,
  };
}
