-- The name's 100 characters are up to 200 as H2 counts them.
create table account (
    id bigint generated always as identity,
    name varchar(200) not null,
    plan_name varchar(50) not null,
    created_at timestamp with time zone not null,
    disabled_at timestamp with time zone,
    constraint pk_account primary key (id),
    constraint uq_account_name unique (name)
);
