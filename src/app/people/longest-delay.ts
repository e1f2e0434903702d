export { LONGEST_DELAY } from '#model/settings/longest-delay';
