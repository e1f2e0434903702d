import { ACT, DESK, noLook } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { changeSettings } from '#app/usecases/settings/change-settings';
import { previewSettings, readSettings } from '#app/usecases/settings/read-settings';

/** The part of the table of use cases that is about settings in the middle of a campaign. */
export const SETTINGS_USE_CASES = {
  changeSettings: fromSeat(changeSettings, ACT),
  // How many orders would be refused is a problem at the desk.
  previewSettings: fromSeat(previewSettings, DESK),
  readSettings: fromSeat(
    readSettings,
    noLook('It shows the settings of the campaign, which everybody in it may know.'),
  ),
} as const;
