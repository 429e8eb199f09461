-- Each commission names the order's own distributor and its buyer: what a distributor earned by one child or one fan is
-- read along an index, whatever these have sold.
alter table commission add column of_role_id bigint, add column buyer_id bigint;
update commission k set of_role_id = o.role_id, buyer_id = o.user_id
from order_chain c join orders o on o.iid = c.iid and o.id = c.order_id
where c.iid = k.iid and c.id = k.chain_id;
create index commission_by_origin on commission (iid, role_id, of_role_id, buyer_id) include (amount, status);
drop index commission_of_role;
create index commission_of_role on commission (iid, role_id, at) include (amount, level, status);

-- Sums of a role's, and of a fan's, orders are read from the index alone.
drop index orders_of_role;
drop index orders_of_fan;
create index orders_of_role on orders (iid, role_id, paid_at) include (payable, status) where role_id is not null;
create index orders_of_fan on orders (iid, role_id, user_id) include (payable, status) where role_id is not null;

create index fan_lock_open on fan_lock (iid, role_id, expire_at) where released_at is null;

-- People below a role, by their distance from it; children and all roles of a tenant by status; a member's applications.
drop index dis_role_of_path;
create index dis_role_of_path on dis_role (iid, status, depth, path text_pattern_ops);
drop index dis_role_of_parent;
create index dis_role_of_parent on dis_role (iid, parent_id, status, id);
create index dis_role_by_status on dis_role (iid, status, id);
create index dis_role_of_user on dis_role (iid, user_id, at);
