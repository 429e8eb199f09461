export { isApprovedDistributor } from './distributors'
export { salesRep, salesReps } from './operationSales'
