import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { PlayableForceList } from '#app/usecases/setups/list-setup-force-lists';
import type { ListHead } from '#app/ports/list-record';
import { type Field, placeFields, selectField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import { isOpenStep } from './step-state.ts';
import { setupBase, setupListPath } from './setup-paths.ts';
import type { Placing } from './trouble.ts';
import { TEXTS } from './texts.ts';

/** The force lists that a campaign has of its own. */
export type OwnLists = Readonly<{
  rows: readonly Readonly<{ id: string; name: string; href: string }>[];
  /** For the moderator while lists are chosen. */
  adding: Readonly<{
    action: string;
    seen: string;
    /** The lists that the moderator has designed. */
    saved: readonly Field[];
    /** The text that was sent and refused. */
    text: string;
    isOpen: boolean;
  }> | null;
}>;

/** Faults of a list are in its text, which no field shows line by line. */
export const LISTS_PLACING: Placing = { form: 'lists', fieldOf: () => undefined };

type Asked = Readonly<{
  look: SetupLook;
  lists: readonly PlayableForceList[];
  saved: readonly ListHead[];
  /** The text that was sent and refused; null: nothing was. */
  refused: string | null;
}>;

function addingIn({ look, saved, refused }: Asked): OwnLists['adding'] {
  const { isModerator, step, slug, marks } = look;
  if (!isModerator || !isOpenStep(look) || step !== 'empires') return null;
  const field = selectField({
    ...{ name: 'saved', label: TEXTS.listOfDesigner, sent: formBodyOf({}) },
    offers: saved.map(({ list, name }) => ({ value: list, label: name })),
  });
  return {
    action: `${setupBase(slug)}/lists`,
    seen: marks['force-lists'],
    saved: saved.length === 0 ? [] : placeFields([field], 'lists', new Map()),
    text: refused ?? '',
    isOpen: refused !== null,
  };
}

/** The force lists that a campaign has of its own, and forms that add to them. */
export function ownListsIn(asked: Asked): OwnLists {
  const { look, lists } = asked;
  return {
    rows: lists
      .filter(({ isOwn }) => isOwn)
      .map(({ id, name }) => ({ id, name, href: setupListPath(look.slug, id) })),
    adding: addingIn(asked),
  };
}
