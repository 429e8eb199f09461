-- What the answer of a field is held to beside its type. Fields of forms that are there already get what their
-- documented form and their names say.
alter table registration_component add column rule text not null default ''
  check (rule in ('', 'name', 'idCard', 'birthDate', 'email', 'mobile'));
update registration_component c set rule = 'name'
  from registration_group g, registration_form f
  where g.id = c.group_id and f.reg_id = g.reg_id and f.name_component = c.id;
update registration_component c set rule = 'idCard'
  from registration_group g, registration_form f
  where g.id = c.group_id and f.reg_id = g.reg_id and f.id_component = c.id;
update registration_component set rule = 'email' where type = 1 and name = '电子邮箱';
update registration_component set rule = 'birthDate' where type = 7 and name = '出生日期';
