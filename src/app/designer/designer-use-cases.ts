import { ACT, OWN_ONLY } from '#app/people/look-rows';
import { bySession } from '#app/use-case-row';
import { deleteList } from '#app/usecases/designer/delete-list';
import { askDesignOdds, readDesignOdds, stopDesignOdds } from '#app/usecases/designer/design-odds';
import { readSavedList } from '#app/usecases/designer/read-saved-list';
import { readSavedLists } from '#app/usecases/designer/read-saved-lists';
import { saveList } from '#app/usecases/designer/save-list';

/** The part of the table of use cases that is about designing force lists. */
export const DESIGNER_USE_CASES = {
  askDesignOdds: bySession(askDesignOdds, ACT),
  deleteList: bySession(deleteList, ACT),
  readDesignOdds: bySession(readDesignOdds, OWN_ONLY),
  readSavedList: bySession(readSavedList, OWN_ONLY),
  readSavedLists: bySession(readSavedLists, OWN_ONLY),
  saveList: bySession(saveList, ACT),
  stopDesignOdds: bySession(stopDesignOdds, ACT),
} as const;
