-- People who sign in to the pages; an account has any number of them. address is in lower case, password_hash begins with how it was
-- made. Without verified_at nobody signs in.
create table app_user (
    id bigint generated always as identity,
    account_id bigint not null,
    address varchar(254) not null,
    password_hash varchar(250) not null,
    role_name varchar(20) not null,
    created_at timestamp with time zone not null,
    verified_at timestamp with time zone,
    disabled_at timestamp with time zone,
    constraint pk_app_user primary key (id),
    constraint uq_app_user_address unique (address),
    constraint fk_app_user_account foreign key (account_id) references account (id)
);
create index ix_app_user_account_id on app_user (account_id);
