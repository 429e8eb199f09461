-- The tenant stands first in every key of trade: what belongs to an order lies with it.
alter table order_chain drop constraint order_chain_order_id_fkey;
alter table order_code drop constraint order_code_chain_id_fkey;
alter table order_event drop constraint order_event_order_id_fkey;
alter table payment drop constraint payment_order_id_fkey;
alter table refund drop constraint refund_order_id_fkey;
alter table refund drop constraint refund_chain_id_fkey;
alter table commission drop constraint commission_chain_id_fkey;

alter table orders drop constraint orders_pkey;
alter table orders add primary key (iid, id);

alter table order_chain add column iid integer;
update order_chain c set iid = o.iid from orders o where o.id = c.order_id;
alter table order_chain alter column iid set not null;
alter table order_chain drop constraint order_chain_pkey;
alter table order_chain add primary key (iid, id);
alter table order_chain drop constraint order_chain_order_id_target_id_key;
alter table order_chain add constraint order_chain_line unique (iid, order_id, target_id);
alter table order_chain add constraint order_chain_order foreign key (iid, order_id) references orders (iid, id);
create index order_chain_due_of on order_chain (iid, due_at, order_id) where due_at is not null;

alter table order_code add column iid integer;
update order_code c set iid = k.iid from order_chain k where k.id = c.chain_id;
alter table order_code alter column iid set not null;
alter table order_code drop constraint order_code_pkey;
alter table order_code add primary key (iid, code);
alter table order_code add constraint order_code_chain foreign key (iid, chain_id) references order_chain (iid, id);
drop index order_code_of_chain;
create index order_code_of_chain on order_code (iid, chain_id);

alter table order_event add column iid integer;
update order_event e set iid = o.iid from orders o where o.id = e.order_id;
alter table order_event alter column iid set not null;
alter table order_event drop constraint order_event_pkey;
alter table order_event add primary key (iid, id);
alter table order_event add constraint order_event_order foreign key (iid, order_id) references orders (iid, id);
drop index order_event_of_order;
create index order_event_of_order on order_event (iid, order_id, id);

-- A channel's notice names the payment alone: its number, which is drawn at random, tells the tenant.
alter table payment add column iid integer;
update payment p set iid = o.iid from orders o where o.id = p.order_id;
alter table payment alter column iid set not null;
alter table payment drop constraint payment_pkey;
alter table payment add primary key (iid, trade_no);
create index payment_by_trade_no on payment (trade_no);
alter table payment drop constraint payment_channel_channel_no_key;
alter table payment add constraint payment_channel_no unique (iid, channel, channel_no);
alter table payment add constraint payment_order foreign key (iid, order_id) references orders (iid, id);
drop index payment_one_open;
drop index payment_of_order;
create unique index payment_one_open on payment (iid, order_id) where status = 'open';
create index payment_of_order on payment (iid, order_id);

alter table refund drop constraint refund_pkey;
alter table refund add primary key (iid, id);
alter table refund add constraint refund_order foreign key (iid, order_id) references orders (iid, id);
alter table refund add constraint refund_chain foreign key (iid, chain_id) references order_chain (iid, id);
drop index refund_one;
create unique index refund_one on refund (iid, chain_id) where state in ('open', 'done') and chain_id is not null;
create index refund_of_order on refund (iid, order_id);

alter table commission drop constraint commission_pkey;
alter table commission add primary key (iid, id);
alter table commission drop constraint commission_chain_id_level_key;
alter table commission add constraint commission_level unique (iid, chain_id, level);
alter table commission add constraint commission_chain foreign key (iid, chain_id) references order_chain (iid, id);
drop index commission_of_role;
create index commission_of_role on commission (iid, role_id, at);

-- A transaction may book accounts of two tenants: an entry lies with its account and names its transaction's tenant.
alter table ledger_entry drop constraint ledger_entry_txn_id_fkey;
alter table ledger_entry drop constraint ledger_entry_account_id_fkey;
alter table ledger_account drop constraint ledger_account_pkey;
alter table ledger_account add primary key (iid, id);
alter table ledger_txn drop constraint ledger_txn_pkey;
alter table ledger_txn add primary key (iid, id);
alter table ledger_entry add column iid integer, add column txn_iid integer;
update ledger_entry e set iid = a.iid from ledger_account a where a.id = e.account_id;
update ledger_entry e set txn_iid = t.iid from ledger_txn t where t.id = e.txn_id;
alter table ledger_entry alter column iid set not null, alter column txn_iid set not null;
alter table ledger_entry drop constraint ledger_entry_pkey;
alter table ledger_entry add primary key (iid, id);
alter table ledger_entry add constraint ledger_entry_account foreign key (iid, account_id) references ledger_account (iid, id);
drop index ledger_entry_of_account;
drop index ledger_entry_of_txn;
create index ledger_entry_of_account on ledger_entry (iid, account_id, id);
create index ledger_entry_of_txn on ledger_entry (txn_iid, txn_id);

alter table user_coupon drop constraint user_coupon_coupon_id_fkey;
alter table coupon drop constraint coupon_pkey;
alter table coupon add primary key (iid, id);
alter table user_coupon drop constraint user_coupon_pkey;
alter table user_coupon add primary key (iid, id);
alter table user_coupon drop constraint user_coupon_coupon_id_user_id_seq_key;
alter table user_coupon add constraint user_coupon_seq unique (iid, coupon_id, user_id, seq);
alter table user_coupon add constraint user_coupon_coupon foreign key (iid, coupon_id) references coupon (iid, id);
drop index user_coupon_source;
create unique index user_coupon_source on user_coupon (iid, coupon_id, source_order_id) where source_order_id is not null;
create index user_coupon_of_order on user_coupon (iid, order_id) where order_id is not null;
create index user_coupon_by_source on user_coupon (iid, source_order_id) where source_order_id is not null;

alter table dis_key drop constraint dis_key_role_id_fkey;
alter table fan_lock drop constraint fan_lock_role_id_fkey;
alter table dis_role drop constraint dis_role_pkey;
alter table dis_role add primary key (iid, id);
alter table dis_key drop constraint dis_key_pkey;
alter table dis_key add primary key (iid, key);
alter table dis_key drop constraint dis_key_role_id_data_type_data_id_key;
alter table dis_key add constraint dis_key_target unique (iid, role_id, data_type, data_id);
alter table dis_key add constraint dis_key_role foreign key (iid, role_id) references dis_role (iid, id);
alter table fan_lock drop constraint fan_lock_pkey;
alter table fan_lock add primary key (iid, id);
alter table fan_lock add constraint fan_lock_role foreign key (iid, role_id) references dis_role (iid, id);
drop index fan_lock_of_role;
create index fan_lock_of_role on fan_lock (iid, role_id, id) where released_at is null;
create index fan_lock_by_day on fan_lock (iid, role_id, locked_at);
alter table discount_code drop constraint discount_code_pkey;
alter table discount_code add primary key (iid, id);
alter table operation_sales drop constraint operation_sales_pkey;
alter table operation_sales add primary key (iid, id);
