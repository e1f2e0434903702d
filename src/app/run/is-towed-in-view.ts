export { isTowedInView } from '#legality/is-towed-in-view';
