-- The store of a closed account has no name. It must not stand in the way of another owner's name, nor another name in
-- the way of closing.
drop index small_store_name;
create unique index small_store_name on small_store (iid, lower(name)) where name <> '';
