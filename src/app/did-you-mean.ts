export { didYouMean } from '#content/nearest-name';
