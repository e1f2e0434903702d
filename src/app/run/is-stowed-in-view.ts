export { isStowedInView } from '#legality/is-stowed-in-view';
