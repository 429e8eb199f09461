import { route } from './define'

/** Public paths of the group `wallet` (shell-and-routes §2). */
export const walletRoutes = {
  'wallet.index': route('/app/wallet/index', 'wallet/index'),
  'wallet.incomeList': route('/app/wallet/incomeList', 'wallet/income-list'),
  'wallet.discountCode': route('/app/wallet/discountCode', 'wallet/discount-code'),
  'wallet.withdraw': route('/app/wallet/withdraw', 'wallet/withdraw'),
  'wallet.withdrawList': route('/app/wallet/withdrawList', 'wallet/withdraw-list'),
  'wallet.withdrawProgress': route('/app/wallet/withdrawProgress', 'wallet/withdraw-progress'),
  'wallet.payAccount': route('/app/wallet/payAccount', 'wallet/pay-account'),
  'wallet.editAccount': route('/app/wallet/editAccount', 'wallet/edit-account'),
  'wallet.incomeItem': route('/app/wallet/incomeItemDetail', 'wallet/income-item'),
} as const
