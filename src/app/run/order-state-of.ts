export { orderStateOf } from '#rules/economy/order-state';
