-- The suppliers whose goods a small store may put on its shelf. A store that is there has all of its tenant's.
create table supply_link (
  iid integer not null,
  store_id bigint not null,
  supplier_iid integer not null,
  primary key (iid, store_id, supplier_iid),
  foreign key (iid, store_id) references small_store (iid, id),
  foreign key (iid, supplier_iid) references supplier (iid, supplier_iid)
);
insert into supply_link (iid, store_id, supplier_iid)
select s.iid, s.id, p.supplier_iid from small_store s join supplier p on p.iid = s.iid;
