-- A deposit whose balance was paid follows that: staff cannot give it back alone.
alter table order_chain drop constraint order_chain_hold_check;
alter table order_chain add constraint order_chain_hold_check check (hold in ('', 'event', 'deposit', 'balance'));
update order_chain c set hold = 'balance' from deposit d
  where c.hold = 'deposit' and d.iid = c.iid and d.order_id = c.order_id and d.state = 'paid';
