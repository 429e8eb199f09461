-- What the lists of trade are ordered by, each with its index.
alter table orders add column refund boolean not null default false;
update orders o set refund = true
  where exists (select 1 from order_chain c where c.iid = o.iid and c.order_id = o.id and c.status between 15 and 18);
drop index orders_of_user;
drop index orders_of_seller;
drop index orders_of_role;
create index orders_of_user on orders (iid, user_id, created_at, id);
create index orders_of_user_by_status on orders (iid, user_id, status, created_at, id);
create index orders_of_user_refunded on orders (iid, user_id, created_at, id) where refund;
create index orders_of_seller on orders (iid, created_at, id);
create index orders_of_seller_by_status on orders (iid, status, created_at, id);
create index orders_of_seller_refunded on orders (iid, created_at, id) where refund;
create index orders_of_role on orders (iid, role_id, paid_at) where role_id is not null;
create index orders_of_fan on orders (iid, role_id, user_id) where role_id is not null;
create index orders_found on orders using gin (search_terms(iid, lower(title || ' ' || name), '{}'));

create index user_coupon_by_end on user_coupon (iid, user_id, status, end_time, id);
drop index user_coupon_of_user;
create index coupon_claimable on coupon (iid, kind, end_at, id);

drop index dis_role_of_parent;
create index dis_role_of_parent on dis_role (iid, parent_id, id);
create index dis_role_of_path on dis_role (iid, status, path text_pattern_ops);

-- Teams with room first, the fuller before the emptier.
create index team_of_ref_in_order on team (iid, scope, ref_id, (size >= max), (-size), created_at, id);
drop index team_of_ref;
create index team_found on team using gin (search_terms(iid, lower(name), '{}'));
