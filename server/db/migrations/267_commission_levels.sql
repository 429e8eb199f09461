-- A small store's margin (level 0) is not commission of a distributor: sums leave it out, still by the index alone.
drop index commission_by_origin;
create index commission_by_origin on commission (iid, role_id, of_role_id, buyer_id) include (amount, level, status);
