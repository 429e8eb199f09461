-- A supporter who withdraws the request reads that, and may ask again.
alter table cf_refund drop constraint cf_refund_state_check;
alter table cf_refund add constraint cf_refund_state_check
  check (state in ('waiting', 'passed', 'closed', 'withdrawn'));
