-- When time alone will move a chain next; null once it never will. What was there before is looked at once by the job.
alter table order_chain add column due_at bigint;
update order_chain set due_at = 0 where status not in (2, 3, 4, 14, 18);
create index order_chain_due on order_chain (due_at, order_id) where due_at is not null;
drop index orders_waiting;

-- The item's own commission rates in basis points by level, as they were when it was ordered; null: the tenant's.
alter table order_chain add column rates jsonb;
alter table content add column rates jsonb;

-- What the discount code took off the line: it comes out of its owner's commission of that line.
alter table order_chain add column code_save integer not null default 0;

-- The person who earns the supply part of the order, as the author a tip is for; null: the supplier.
alter table orders add column earner_id bigint;
