-- The code that lowered the price: a cancelled order gives its use back.
alter table orders add column promo_id text;

-- What commission is reckoned from: paid without freight and insurance.
alter table order_chain add column goods_paid integer not null default 0;
update order_chain set goods_paid = paid - freight;

alter table commission add column at bigint not null default 0;
create index commission_of_role on commission (role_id, at);
create index orders_of_role on orders (role_id, paid_at) where role_id is not null;
create index fan_lock_of_role on fan_lock (role_id, locked_at);
create index dis_role_of_parent on dis_role (iid, parent_id);

-- Visitors count once a day too: user_id 0 and a keyed hash of where they come from.
alter table content_views add column visitor text not null default '';
alter table content_views drop constraint content_views_pkey;
alter table content_views add primary key (user_id, visitor, module_type, id, day);
