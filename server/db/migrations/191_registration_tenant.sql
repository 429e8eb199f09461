-- The tenant stands in each key of the tables of registration too, as in all others that grow.
alter table registration drop constraint registration_reg_id_fkey;
alter table registration_component drop constraint registration_component_group_id_fkey;
alter table registration_value drop constraint registration_value_group_id_fkey;
alter table registration_group drop constraint registration_group_reg_id_fkey;

alter table registration_form drop constraint registration_form_pkey;
alter table registration_form add primary key (iid, reg_id);

alter table registration_group add column iid integer;
update registration_group g set iid = f.iid from registration_form f where f.reg_id = g.reg_id;
alter table registration_group alter column iid set not null;
alter table registration_group drop constraint registration_group_pkey;
alter table registration_group add primary key (iid, id);
alter table registration_group add constraint registration_group_form
  foreign key (iid, reg_id) references registration_form (iid, reg_id);
drop index registration_group_of_form;
create index registration_group_of_form on registration_group (iid, reg_id, seq);

alter table registration_component add column iid integer;
update registration_component c set iid = g.iid from registration_group g where g.id = c.group_id;
alter table registration_component alter column iid set not null;
alter table registration_component drop constraint registration_component_pkey;
alter table registration_component add primary key (iid, id);
alter table registration_component add constraint registration_component_group
  foreign key (iid, group_id) references registration_group (iid, id);
drop index registration_component_of_group;
create index registration_component_of_group on registration_component (iid, group_id, seq);

alter table registration drop constraint registration_pkey;
alter table registration add primary key (iid, id);
alter table registration drop constraint registration_reg_id_user_id_key;
alter table registration add constraint registration_once unique (iid, reg_id, user_id);
alter table registration add constraint registration_form
  foreign key (iid, reg_id) references registration_form (iid, reg_id);

alter table registration_value add column iid integer;
update registration_value v set iid = g.iid from registration_group g where g.id = v.group_id;
alter table registration_value alter column iid set not null;
alter table registration_value drop constraint registration_value_pkey;
alter table registration_value add primary key (iid, reg_id, user_id, group_id);
alter table registration_value add constraint registration_value_group
  foreign key (iid, group_id) references registration_group (iid, id);

alter table registration_photo add column iid integer;
update registration_photo p set iid = f.iid from registration_form f where f.reg_id = p.reg_id;
alter table registration_photo alter column iid set not null;
alter table registration_photo drop constraint registration_photo_pkey;
alter table registration_photo add primary key (iid, id);
alter table registration_photo drop constraint registration_photo_reg_id_user_id_img_path_key;
alter table registration_photo add constraint registration_photo_once unique (iid, reg_id, user_id, img_path);
drop index registration_photo_passed;
create unique index registration_photo_passed on registration_photo (iid, reg_id, user_id) where succ and not retired;
