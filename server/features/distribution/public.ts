export { salesRep, salesReps } from './operationSales'
